import * as advice from 'vitrine/advice';

/** Error advice of all services; the playground calls every one of them. */
export const allAdvice = Object.values(advice);
