import { installChromium, noChromium } from '../../test/setup/chromium.ts';
import { installRedis } from '../../test/setup/redis.ts';

/** Installs the programs that tests need and this machine lacks, where that can be done; says so when it cannot. */
export const prepareMachine = (): void => {
  installRedis();
  if (installChromium() === undefined) console.log(`${noChromium()}\n`);
};
