import type { ReactNode } from 'react';
import { useAccount } from 'vitrine/react';
import { useServices } from '../../site/services.ts';

/** Name and e-mail address of the signed-in member; empty for others. */
export type Details = Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>;

const NONE: Details = {};

const Known = ({ children }: { children: (details: Details) => ReactNode }) => {
  const { member } = useAccount();
  if (!member) return children(NONE);
  const { contact: { firstName, lastName } = {}, loginEmail: email } = member;
  return children({
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
  });
};

/** Passes the details of the signed-in member to a form, so that members need not type them. */
export const OwnDetails = ({ children }: { children: (details: Details) => ReactNode }) => {
  const { session } = useServices();
  return session ? <Known>{children}</Known> : children(NONE);
};
