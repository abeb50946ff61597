import { createHash } from 'node:crypto'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What every sandbox's pages have; each adds a style of its own. */
const baseStyle = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f8; --surface: #ffffff; --sunken: #eef1f5; --line: #d5dbe3; --edge: #6b7684;
  --ink: #1a222c; --ink-soft: #4d5866; --action: #1f4fa3; --action-ink: #ffffff; --action-soft: #e8effb;
  --focus: #1f4fa3; --link: #1f4fa3; --warn: #6b4600; --warn-soft: #fff1cf; --danger: #b3261e; --danger-soft: #fdecea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12161b; --surface: #1b2128; --sunken: #151a20; --line: #333c46; --edge: #8793a1;
    --ink: #eef1f5; --ink-soft: #b3bcc7; --action: #8db4f5; --action-ink: #0b1a33; --action-soft: #1d2a40;
    --focus: #8db4f5; --link: #8db4f5; --warn: #f5cf7a; --warn-soft: #352a10; --danger: #ff9a92; --danger-soft: #3a1a18;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-block: 16px 112px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
.strip { background: var(--warn-soft); color: var(--warn); padding: 12px 16px; text-align: center; font-weight: 600; margin: 0; }
main { max-width: 720px; margin: 0 auto; padding: 16px 16px 48px; }
main.wide { max-width: 1040px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 20px; margin-top: 16px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 4px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
h2, legend { font-size: 1.0625rem; font-weight: 650; margin: 0 0 4px; padding: 0; }
p { margin: 0 0 8px; }
.soft { color: var(--ink-soft); font-size: .9375rem; }
.scroll { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; padding: 8px 24px 8px 0; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th { color: var(--ink-soft); border-top: 0; }
td.text { white-space: normal; min-width: 14ch; }
`

/** One sandbox's pages: what they call themselves, and the style on top of the common one. */
export interface SandboxLook {
  /** `Payment`. */
  readonly sandbox: string
  /** What the strip at the top promises. */
  readonly promise: string
  readonly style: string
}

export interface PageContent {
  readonly title: string
  readonly body: Html
  readonly isWide?: boolean
}

export function sandboxPage({ sandbox, promise, style }: SandboxLook, { title, body, isWide }: PageContent): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${sandbox} sandbox</title>
<link rel="icon" href="data:,">
<style>${raw(baseStyle + style)}</style>
</head>
<body>
<header><p class="strip">${sandbox} sandbox${promise}</p></header>
<main class="${isWide ? 'wide' : ''}">${body}</main>
</body>
</html>`
}

export interface SandboxPagePolicy {
  /** Which styles count; the page's own unless named. */
  readonly styleSource?: string
  /** The one script that a page may carry. */
  readonly script?: string
  /** Where pictures may come from, besides the page itself. */
  readonly imageSources?: readonly string[]
  /** Where forms lead; browsers hold redirects after a form to the same list. */
  readonly formTargets?: readonly string[]
  /** Further directives. */
  readonly directives?: readonly string[]
  readonly referrerPolicy?: string
}

/** Nothing but the page's own style is loaded, and no script but the named one runs. */
export function sandboxPageHeaders({ style }: SandboxLook, policy: SandboxPagePolicy = {}): Readonly<Record<string, string>> {
  const {
    styleSource = hashSource(baseStyle + style),
    script,
    imageSources = [],
    formTargets = ["'none'"],
    directives = [],
    referrerPolicy = 'no-referrer',
  } = policy
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styleSource}`,
      ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
      ['img-src data:', ...imageSources].join(' '),
      `form-action ${formTargets.join(' ')}`,
      ...directives,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': referrerPolicy,
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
  return at.toZonedDateTimeISO(platformZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
