import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { plainScript } from './rest.ts';

test('the program of the pages of messages runs as a plain script', () => {
  const script = plainScript(
    'const{init}=(()=>({init:()=>import.meta.url+import.meta.dirname}))();export{init};\n   ',
  );
  expect(new Script(`${script};init()`).runInThisContext()).toBe('');
});
