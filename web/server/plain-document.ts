interface PlainDocument {
  readonly title: string
  readonly text: string
  /** HTML: what to do next. */
  readonly action: string
}

/** A page that needs neither scripts nor the database, and reads without its styles too. */
export function plainDocument({ title, text, action }: PlainDocument): string {
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/plain.css"><title>${title}</title></head>
<body><header><a href="/"><img src="/logo.svg" alt="Camp" width="150" height="30"></a></header><main><h1>${title}</h1><p>${text}</p>${action}</main></body>
</html>
`
}
