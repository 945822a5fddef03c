import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });

// A page that stays mounted would go on with its work in the next file of the process, after its elements are removed.
afterEach(cleanup);
