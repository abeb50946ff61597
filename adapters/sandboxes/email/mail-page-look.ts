import { type SandboxLook, sandboxPageHeaders } from '../sandbox-page.ts'

export const mailLook: SandboxLook = {
  sandbox: 'E-mail',
  promise: ': nothing leaves this machine',
  style: `
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child > * { border-bottom: 0; }
th { color: var(--ink-soft); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 500; }
td, dd, p, h1 { overflow-wrap: anywhere; }
.time { white-space: nowrap; font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: .9375rem/1.5 ui-monospace, monospace; }
iframe { inline-size: 100%; block-size: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
label { display: block; font-weight: 600; }
textarea { inline-size: 100%; font: inherit; color: inherit; background: var(--sunken); border: 1px solid var(--edge); border-radius: 12px; padding: 8px 12px; }
button { min-block-size: 44px; margin-block-start: 12px; padding: 0 20px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; background: var(--action); color: var(--action-ink); }
ul.tree { list-style: none; margin: 0; padding: 0; }
ul.tree ul { list-style: none; margin: 0; padding-inline-start: 20px; border-inline-start: 2px solid var(--line); }
ul.tree li { padding: 4px 0; }
`,
}

/**
 * A mail's HTML is shown in a frame without scripts, with the styles that it brings and the pictures of the
 * site that sent it; what it loads from elsewhere stays away.
 */
export function mailPageHeaders(siteUrl: string): Record<string, string> {
  const headers = sandboxPageHeaders(mailLook, {
    styleSource: "'unsafe-inline'",
    imageSources: [new URL(siteUrl).origin],
    formTargets: ["'self'"],
    directives: ["frame-src 'self'"],
  })
  return { ...headers }
}
