import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { pageStyle } from '../page-style.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const mailStyle = `
main { max-width: 1040px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { padding: 8px 12px 8px 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child > * { border-bottom: 0; }
th { color: var(--ink-soft); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 500; }
td { overflow-wrap: anywhere; }
.time { white-space: nowrap; font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: .9375rem/1.5 ui-monospace, monospace; }
iframe { inline-size: 100%; block-size: 640px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
ul.tree { list-style: none; margin: 0; padding: 0; }
ul.tree ul { list-style: none; margin: 0; padding-inline-start: 20px; border-inline-start: 2px solid var(--line); }
ul.tree li { padding: 4px 0; }
`

const style = `${pageStyle}${mailStyle}`

export function pageFrame({ title, body }: { title: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · E-mail sandbox</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<header><p class="strip">E-mail sandbox: nothing leaves this machine</p></header>
<main>${body}</main>
</body>
</html>`
}

/** A mail's HTML is shown in a frame without scripts; what it loads from elsewhere stays away. */
export const pageHeaders: Record<string, string> = {
  'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}
