import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });

// A component that stays mounted would continue to work during the next file of the process, after its
// elements are removed.
afterEach(cleanup);
