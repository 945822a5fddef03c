import { decide, memberOfApproval } from '../rules/sign-in/approval.ts';
import type { World } from '../engine/context.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { html } from '../engine/values/html.ts';
import { messagePage, pageResponse } from './layout.ts';

const ADDRESS = 'manage.platform.example';

/** The page on which the owner of the site approves or blocks a new member (R37). */
export const approvalPage = (world: World, request: SandboxRequest): SandboxResponse => {
  const token = request.url.searchParams.get('token') ?? '';
  const member = memberOfApproval(world, token);
  if (!member)
    return messagePage(
      410,
      'There is nothing to decide',
      'This was decided already, or the link is wrong.',
      ADDRESS,
    );
  const action = request.method === 'POST' ? new URLSearchParams(request.text).get('action') : null;
  if (action === 'let-in' || action === 'block') {
    decide(world, token, action);
    return messagePage(
      200,
      action === 'let-in' ? `${member.name} is a member now` : `${member.name} is blocked`,
      action === 'let-in' ? 'A mail was sent to the person.' : 'The person cannot sign in.',
      ADDRESS,
    );
  }
  return pageResponse({
    title: 'Approve a member?',
    address: ADDRESS,
    body: html`<section class="card message">
      <h1>Let ${member.name} in?</h1>
      <p>${member.name} (${member.email}) has registered and waits for you, the owner of the site.</p>
      <form method="post" action="${request.url.pathname}${request.url.search}">
        <div class="actions">
          <button class="primary" type="submit" name="action" value="let-in">Let in</button>
          <button type="submit" name="action" value="block">Block</button>
        </div>
      </form>
    </section>`,
  });
};
