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

export const GraphqlErrorLocation = /*#__PURE__*/ zod.looseObject({
  line: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  column: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
});

export type GraphqlErrorLocation = zod.input<typeof GraphqlErrorLocation>;
export type GraphqlErrorLocationOutput = zod.output<typeof GraphqlErrorLocation>;

export const GraphqlError = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  locations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GraphqlErrorLocation)),
  path: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.array(
      /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.number()]),
    ),
  ),
  extensions: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type GraphqlError = zod.input<typeof GraphqlError>;
export type GraphqlErrorOutput = zod.output<typeof GraphqlError>;

export const GraphqlResponse = /*#__PURE__*/ zod.looseObject({
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
  errors: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(GraphqlError)),
});

export type GraphqlResponse = zod.input<typeof GraphqlResponse>;
export type GraphqlResponseOutput = zod.output<typeof GraphqlResponse>;

export const ApplicationError = /*#__PURE__*/ zod.looseObject({
  code: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
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

export const FieldViolation = /*#__PURE__*/ zod.looseObject({
  field: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  description: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  violatedRule: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  ruleName: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  data: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.looseObject({})),
});

export type FieldViolation = zod.input<typeof FieldViolation>;
export type FieldViolationOutput = zod.output<typeof FieldViolation>;

export const ValidationError = /*#__PURE__*/ zod.looseObject({
  fieldViolations: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(FieldViolation)),
});

export type ValidationError = zod.input<typeof ValidationError>;
export type ValidationErrorOutput = zod.output<typeof ValidationError>;

export const SystemError = /*#__PURE__*/ zod.looseObject({
  errorCode: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
});

export type SystemError = zod.input<typeof SystemError>;
export type SystemErrorOutput = zod.output<typeof SystemError>;

export const ErrorDetails = /*#__PURE__*/ zod.looseObject({
  applicationError: /*#__PURE__*/ zod.nullish(ApplicationError),
  validationError: /*#__PURE__*/ zod.nullish(ValidationError),
  systemError: /*#__PURE__*/ zod.nullish(SystemError),
  tracing: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  ),
});

export type ErrorDetails = zod.input<typeof ErrorDetails>;
export type ErrorDetailsOutput = zod.output<typeof ErrorDetails>;

export const ErrorBody = /*#__PURE__*/ zod.looseObject({
  message: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  details: /*#__PURE__*/ zod.nullish(ErrorDetails),
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
