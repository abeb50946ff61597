import { offline } from '../../app/wording/en/offline.ts'

/** Needs nothing: neither scripts, style sheets nor the network. The worker puts the bookings it keeps into it. */
export const offlinePage = `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${offline.title}</title>
</head>
<body style="font:1.0625rem/1.5 system-ui,sans-serif;margin:0">
<main style="max-width:34rem;margin:12vh auto;padding:0 1rem">
<h1>${offline.title}</h1>
<p>${offline.text}</p>
<!--kept-->
<p>${offline.none}</p>
<p><a href="">${offline.again}</a></p>
</main>
</body>
</html>
`
