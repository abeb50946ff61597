import { messagesStyle } from '../messages-style.ts'
import type { SandboxLook } from '../sandbox-page.ts'

export const phoneLook: SandboxLook = {
  sandbox: 'SMS',
  promise: ': nothing leaves this machine',
  style: `${messagesStyle}
:root { --bubble: #e7ecf3; --link: #1f4fa3; --good: #14653a; }
@media (prefers-color-scheme: dark) {
  :root { --bubble: #2a333d; --link: #8db4f5; --good: #7fd6a4; }
}
.account { display: flex; flex-wrap: wrap; gap: 12px 32px; align-items: end; justify-content: space-between; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
dt { color: var(--ink-soft); font-size: .875rem; }
dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.phones { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); align-items: start; }
.phone { background: var(--surface); border: 1px solid var(--line); border-radius: 28px; padding: 20px 16px; min-width: 0; }
.phone h2 { text-align: center; font-variant-numeric: tabular-nums; padding-bottom: 12px; border-bottom: 1px solid var(--line); }
.phone ol { list-style: none; margin: 16px 0 0; padding: 0; display: grid; gap: 16px; }
.bubble { background: var(--bubble); border-radius: 18px 18px 18px 4px; padding: 10px 14px; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 4px; }
.state { font-weight: 600; }
.DELIVERED { color: var(--good); }
.FAILED { color: var(--danger); }
`,
}
