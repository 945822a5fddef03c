import { installChromium, noChromium } from '../../test/setup/chromium.ts';
import { installRedis } from '../../test/setup/redis.ts';

/** Installs the missing programs that the tests need, if this machine permits; otherwise reports them. */
export const prepareMachine = (): void => {
  installRedis();
  if (installChromium() === undefined) console.log(`${noChromium()}\n`);
};
