/**
 * The hooks of React with which the provider and every hook begin. The package imports them as `#client-react`, which a
 * Server Component resolves to `server-component.ts`, so that the mistake shows as one sentence.
 */
export { useContext, useState } from 'react';
