import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { pageStyle } from '../page-style.ts'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Takes the shopper back without a click; the Continue button does the same without JavaScript. */
export const returnScript = `document.getElementById('return').submit()`

const styleSource = hashSource(pageStyle)
const scriptSource = hashSource(returnScript)

export function pageFrame(page: { title: string; body: Html; isWide?: boolean }): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · Payment sandbox</title>
<link rel="icon" href="data:,">
<style>${raw(pageStyle)}</style>
</head>
<body>
<header><p class="strip">Payment sandbox, no real money</p></header>
<main class="${page.isWide ? 'wide' : ''}">${page.body}</main>
</body>
</html>`
}

/** The page's forms may lead to the sandbox and to the shop; browsers hold redirects after a form to the same list. */
export function pageHeaders(shopUrl?: string): Record<string, string> {
  const formTargets = ["'self'", ...(shopUrl ? [new URL(shopUrl).origin] : [])].join(' ')
  return {
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styleSource}`,
      `script-src ${scriptSource}`,
      'img-src data:',
      `form-action ${formTargets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
