// Sign-in and the own account with the official packages.
import { members } from '@wix/members';
import { assert, openSandbox, steps, visitor } from './stage.mjs';

const sandbox = openSandbox();
const client = visitor({ members });
const email = 'new.member@example.org';
const password = 'correct-horse-9';
let sessionToken;
await steps({
  'a visitor gets tokens, and has no account': async () => {
    const tokens = await client.auth.generateVisitorTokens();
    client.auth.setTokens(tokens);
    await assert.rejects(client.members.getCurrentMember());
  },
  'registering with an invalid address is refused as such': async () => {
    const answer = await client.auth.register({ email: 'nobody', password });
    assert.deepEqual([answer.loginState, answer.errorCode], ['FAILURE', 'invalidEmail']);
  },
  'registering makes a member': async () => {
    const answer = await client.auth.register({ email, password });
    assert.equal(answer.loginState, 'SUCCESS', JSON.stringify(answer));
    sessionToken = answer.data.sessionToken;
  },
  'a wrong password is refused as such': async () => {
    const answer = await client.auth.login({ email, password: 'wrong' });
    assert.equal(answer.errorCode, 'invalidPassword');
  },
  'signing in gives a session': async () => {
    const answer = await client.auth.login({ email, password });
    assert.equal(answer.loginState, 'SUCCESS');
    sessionToken = answer.data.sessionToken;
  },
  'the sign-in page of the platform answers with its address': async () => {
    const data = client.auth.generateOAuthData('http://localhost:3000/callback', 'http://localhost:3000/');
    const { authUrl } = await client.auth.getAuthUrl(data);
    assert.match(authUrl, /^http/);
    assert(sessionToken);
  },
  'a member reads the own account': async () => {
    const [member] = sandbox.state.members;
    const token = await (
      await fetch('https://www.wixapis.com/oauth2/token', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `${client.auth.getTokens().accessToken.value},${sandbox.state.settings.ownerApiKey}`,
        },
        body: new URLSearchParams({
          grantType: 'authorized_client',
          scope: 'offline_access',
          memberId: member.id,
        }),
      })
    ).json();
    client.auth.setTokens({
      accessToken: { value: token.access_token, expiresAt: Math.floor(Date.now() / 1000) + 3600 },
      refreshToken: { value: token.refresh_token, role: 'member' },
    });
    const answer = await client.members.getCurrentMember({ fieldsets: ['FULL'] });
    assert.equal(answer.member._id, member.id);
  },
});
sandbox.dispose();
