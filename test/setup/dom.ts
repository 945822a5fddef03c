import { configure } from '@testing-library/react';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });
