import type { StorageWarning } from '../storage/storage-warning.ts';
import type { Tokens } from '../../core/identity/tokens.ts';

/** Stored tokens of a member; the access token is valid for a long time. */
export const member: Tokens = {
  accessToken: { value: 'AT-member', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'RT-member', role: 'member' },
};

const changed = (change: (copy: Tokens) => unknown) => JSON.stringify(change(structuredClone(member)));
const access = (value: unknown) => changed((m) => ({ ...m, accessToken: { ...m.accessToken, value } }));
const refresh = (value: unknown) => changed((m) => ({ ...m, refreshToken: { ...m.refreshToken, value } }));
const expiry = (expiresAt: unknown) =>
  changed((m) => ({ ...m, accessToken: { ...m.accessToken, expiresAt } }));
const role = (to: unknown) => changed((m) => ({ ...m, refreshToken: { ...m.refreshToken, role: to } }));
const whole = JSON.stringify(member);

/** Texts that are not the JSON of a session. */
export const damagedTexts: readonly [mechanism: string, text: string][] = [
  ['empty', ''],
  ['null', 'null'],
  ['array', '[]'],
  ['number', '42'],
  ['string', '"member"'],
  ['true', 'true'],
  ['half', whole.slice(0, 60)],
  ['the end cut off', whole.slice(0, -1)],
  ['something behind it', `${whole}x`],
  ['twice', whole + whole],
  ['in a list', `[${whole}]`],
  ['as text in JSON', JSON.stringify(whole)],
  ['byte order mark', `\uFEFF${whole}`],
  ['nul', '\0\0\0'],
  ['white space', ' \n\t '],
  ['not JSON', 'role=member'],
  ['HTML', '<!doctype html><p>member</p>'],
  ['what a broken serializer wrote', '[object Object]'],
  ['undefined', 'undefined'],
  ['percent signs', encodeURIComponent(whole)],
  ['base64', Buffer.from(whole).toString('base64')],
  ['one megabyte', JSON.stringify({ ...member, pad: 'x'.repeat(1_000_000) })],
  ['one token too long', access('A'.repeat(16_385))],
  ['deep', '['.repeat(30_000)],
  ['proto', `{"__proto__":${whole}}`],
  ['proto of a part', '{"accessToken":{"__proto__":{"value":"AT","expiresAt":4e9}},"refreshToken":{}}'],
  ['constructor', `{"constructor":{"prototype":${whole}}}`],
  ['empty object', '{}'],
  ['an older form', '{"access_token":"AT","refresh_token":"RT","role":"member"}'],
  ['names in capitals', whole.replaceAll('Token', 'TOKEN')],
  ['only a role', '{"refreshToken":{"role":"member"}}'],
  [
    'leaves to null',
    '{"accessToken":{"value":null,"expiresAt":null},"refreshToken":{"value":null,"role":null}}',
  ],
  ['parts are texts', '{"accessToken":"AT","refreshToken":"RT"}'],
  ['parts are arrays', '{"accessToken":["AT"],"refreshToken":["RT"]}'],
  ['no access token', changed(({ refreshToken }) => ({ refreshToken }))],
  ['no refresh token', changed(({ accessToken }) => ({ accessToken }))],
  ['access token number', access(1)],
  ['access token object', access({ toString: 'AT' })],
  ['access token empty', access('')],
  ['access token with a space', access('Bearer AT')],
  ['access token not ASCII', access('tökén')],
  ['access token with a line break', access('AT\r\nX-Evil: 1')],
  ['refresh token number', refresh(1)],
  ['refresh token empty', refresh('')],
  ['refresh token not ASCII', refresh('tökén')],
  ['refresh token missing', refresh(undefined)],
  ['expiry null', expiry(null)],
  ['expiry text', expiry('4000000000')],
  ['expiry zero', expiry(0)],
  ['expiry negative', expiry(-1)],
  ['expiry missing', expiry(undefined)],
  ['expiry not a safe number', expiry(2 ** 53)],
  ['expiry infinite', whole.replace(/"expiresAt":\d+/, '"expiresAt":1e400')],
  ['role none', role('none')],
  ['role owner', role('owner')],
  ['role in capitals', role('MEMBER')],
  ['role with a space', role('member ')],
  ['role number', role(1)],
  ['role true', role(true)],
  ['role list', role(['member'])],
  ['role missing', role(undefined)],
];

/** Collects the codes and messages of warnings, so that a test can check that no message quotes the stored contents. */
export const warnings = () => {
  const codes: string[] = [];
  const messages: string[] = [];
  const onWarning = ({ code, message }: StorageWarning): void => {
    codes.push(code);
    messages.push(message);
  };
  return { codes, messages, onWarning };
};
