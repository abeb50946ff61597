import { createHash } from 'node:crypto'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Looks like nobody's shop; a provider adds its phones to it. */
const frameStyle = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f8; --surface: #ffffff; --line: #d5dbe3; --ink: #1a222c; --ink-soft: #4d5866;
  --warn: #6b4600; --warn-soft: #fff1cf; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12161b; --surface: #1b2128; --line: #333c46; --ink: #eef1f5; --ink-soft: #b3bcc7;
    --warn: #f5cf7a; --warn-soft: #352a10; --bad: #ff9a92;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--link); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 6px; }
.strip { background: var(--warn-soft); color: var(--warn); padding: 12px 16px; text-align: center; font-weight: 600; margin: 0; }
main { max-width: 1040px; margin: 0 auto; padding: 24px 16px 48px; display: grid; gap: 24px; }
main > * { min-width: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.0625rem; font-weight: 650; margin: 0 0 4px; }
p { margin: 0; overflow-wrap: anywhere; }
.soft { color: var(--ink-soft); font-size: .875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin: 0; }
.scroll { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: 8px 24px 8px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th { color: var(--ink-soft); border-top: 0; }
td.text { white-space: normal; min-width: 20ch; }
td.digits { font-variant-numeric: tabular-nums; }
`

/** The page of a sandbox that holds messages, with what a phone would show in `body`. */
export function phoneFrame(page: { title: string; sandbox: string; style: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${page.sandbox} sandbox</title>
<link rel="icon" href="data:,">
<style>${raw(frameStyle + page.style)}</style>
</head>
<body>
<header><p class="strip">${page.sandbox} sandbox: nothing leaves this machine</p></header>
<main>${page.body}</main>
</body>
</html>`
}

export function phoneFrameHeaders(style: string): Record<string, string> {
  const hash = createHash('sha256')
    .update(frameStyle + style)
    .digest('base64')
  return {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

/** The words of a message, its addresses to be followed. */
export function linked(words: string): readonly (string | Html)[] {
  return words
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : piece))
}

export function shownTime(at: Temporal.Instant): string {
  return at.toZonedDateTimeISO('Africa/Johannesburg').toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}
