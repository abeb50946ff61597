import { messagesStyle } from '../messages-style.ts'
import type { SandboxLook } from '../sandbox-page.ts'

export const chatsLook: SandboxLook = {
  sandbox: 'WhatsApp',
  promise: ': nothing leaves this machine',
  style: `${messagesStyle}
:root { --wall: #efe9e1; --bubble: #ffffff; --link: #0b6b53; --read: #0b62a8; --bar: #0b6b53; --bar-ink: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --wall: #161c20; --bubble: #232d33; --link: #5fd4b0; --read: #6fb8f2; --bar: #1f2c33; --bar-ink: #eef1f5; }
}
.chats { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); align-items: start; }
.chat { background: var(--wall); border: 1px solid var(--line); border-radius: 28px; overflow: hidden; min-width: 0; }
.chat h2 { display: flex; gap: 12px; align-items: center; margin: 0; padding: 12px 16px; background: var(--bar); color: var(--bar-ink); font-variant-numeric: tabular-nums; }
.chat h2::before { content: ''; inline-size: 32px; block-size: 32px; border-radius: 50%; background: currentColor; opacity: .25; flex: none; }
.chat ol { list-style: none; margin: 0; padding: 16px; display: grid; gap: 12px; }
.message { background: var(--bubble); border-radius: 4px 16px 16px 16px; max-inline-size: 92%; box-shadow: 0 1px 1px rgb(0 0 0 / .12); }
.words { white-space: pre-wrap; overflow-wrap: anywhere; padding: 10px 14px 4px; }
.state { display: flex; flex-wrap: wrap; gap: 0 8px; justify-content: flex-end; padding: 0 14px 8px; color: var(--ink-soft); font-size: .8125rem; }
.state .read { color: var(--read); font-weight: 650; }
.state .failed { color: var(--danger); font-weight: 650; }
.button { display: block; border-top: 1px solid var(--line); padding: 12px 14px; text-align: center; font-weight: 600; text-decoration: none; overflow-wrap: anywhere; }
.button small { display: block; font-weight: 400; color: var(--ink-soft); }
`,
}
