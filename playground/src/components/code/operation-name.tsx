import { Fragment } from 'react';

/** The id of an operation, which may break before its capital letters. */
export const OperationName = ({ children }: { children: string }) =>
  children.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
