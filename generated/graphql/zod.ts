// Generated from spec/graphql.yaml by `npm run generate`.
// Do not edit. Change the description, orval.config.ts or scripts/generate, and run it again.
// See generated/README.md.
import * as zod from 'zod/mini';

export const GraphqlRequest = /*#__PURE__*/ zod.object({
  query: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  variables: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type GraphqlRequest = zod.input<typeof GraphqlRequest>;
export type GraphqlRequestOutput = zod.output<typeof GraphqlRequest>;

export const GraphqlErrorLocation = /*#__PURE__*/ zod.object({
  line: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  column: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
});

export type GraphqlErrorLocation = zod.input<typeof GraphqlErrorLocation>;
export type GraphqlErrorLocationOutput = zod.output<typeof GraphqlErrorLocation>;

export const graphqlErrorLocationsMax = 100;

export const graphqlErrorPathItemTwoMin = 0;

export const graphqlErrorPathMax = 100;

export const GraphqlError = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  locations: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(GraphqlErrorLocation)
      .check(/*#__PURE__*/ zod.maxLength(graphqlErrorLocationsMax)),
  ),
  path: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod.union([
          /*#__PURE__*/ zod.string(),
          /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(graphqlErrorPathItemTwoMin)),
        ]),
      )
      .check(/*#__PURE__*/ zod.maxLength(graphqlErrorPathMax)),
  ),
  extensions: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type GraphqlError = zod.input<typeof GraphqlError>;
export type GraphqlErrorOutput = zod.output<typeof GraphqlError>;

export const graphqlResponseErrorsMax = 100;

export const GraphqlResponse = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
  errors: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.array(GraphqlError).check(/*#__PURE__*/ zod.maxLength(graphqlResponseErrorsMax)),
  ),
});

export type GraphqlResponse = zod.input<typeof GraphqlResponse>;
export type GraphqlResponseOutput = zod.output<typeof GraphqlResponse>;

export const ApplicationError = /*#__PURE__*/ zod.object({
  code: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type ApplicationError = zod.input<typeof ApplicationError>;
export type ApplicationErrorOutput = zod.output<typeof ApplicationError>;

export const ViolatedRule = /*#__PURE__*/ zod.enum([
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
]);

export type ViolatedRule = zod.input<typeof ViolatedRule>;
export type ViolatedRuleOutput = zod.output<typeof ViolatedRule>;

export const FieldViolation = /*#__PURE__*/ zod.object({
  field: /*#__PURE__*/ zod.string(),
  description: /*#__PURE__*/ zod.string(),
  violatedRule: /*#__PURE__*/ zod.optional(ViolatedRule),
  ruleName: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),
  ),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const validationErrorFieldViolationsMax = 300;

export const ValidationError = /*#__PURE__*/ zod.object({
  fieldViolations: /*#__PURE__*/ zod
    .array(FieldViolation)
    .check(/*#__PURE__*/ zod.maxLength(validationErrorFieldViolationsMax)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.object({
  errorCode: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.object({
  applicationError: /*#__PURE__*/ zod.optional(ApplicationError),
  validationError: /*#__PURE__*/ zod.optional(ValidationError),
  systemError: /*#__PURE__*/ zod.optional(SystemError),
  tracing: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
  details: /*#__PURE__*/ zod.optional(ErrorDetails),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
/**
 * Sends a document with its variables. A document may contain a mutation, so the call is never retried automatically and has a mutation hook. A program that sends only queries may retry it.
 * @summary Run a GraphQL document
 */
export const graphqlPathApiVersionDefault = `alpha`;

export const GraphqlParams = /*#__PURE__*/ zod.object({
  apiVersion: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
    graphqlPathApiVersionDefault,
  ),
});

export const GraphqlBody = GraphqlRequest;

export const GraphqlResponseSchema = GraphqlResponse;
