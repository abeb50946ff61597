import { offline } from '../../app/wording/en/offline.ts'

/** The few tokens of `tokens.css` that it needs. */
const style = `
:root{--ground:#fbf8f2;--surface:#fff;--line:#e2d8c6;--ink:#23211c;--brand:#1f6b4f;--brand-ink:#fff;--link:#1b5e8c}
@media(prefers-color-scheme:dark){:root{--ground:#14171a;--surface:#1c2124;--line:#343b40;--ink:#f1ece2;--brand:#4fb58a;--brand-ink:#0c1a14;--link:#7cbbe8}}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:12vh auto;padding:0 20px}
h1{margin:0;font:700 1.75rem/1.25 ui-serif,Georgia,serif}
ul{padding:0;list-style:none}
li{margin:8px 0;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
li a{display:block;padding:10px 20px;color:var(--link);overflow-wrap:anywhere}
.again{display:inline-block;padding:10px 20px;border-radius:999px;background:var(--brand);color:var(--brand-ink);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`

/**
 * Needs nothing: neither scripts, style sheets nor the network. The worker puts the bookings it keeps into
 * it, and answers without a content policy, which would refuse the style.
 */
export const offlinePage = `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${offline.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${offline.title}</h1>
<p>${offline.text}</p>
<!--kept-->
<p>${offline.none}</p>
<p><a class="again" href="">${offline.again}</a></p>
</main>
</body>
</html>
`
