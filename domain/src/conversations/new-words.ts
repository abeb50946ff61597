/** Lines of a mail that are looked at. */
const mostLines = 5000

const originalMessage =
  /^-{2,}\s*(original message|oorspronklike boodskap|oorspronkelijk bericht|ursprüngliche nachricht|message d.origine)\s*-{2,}$/i
const attribution =
  /^(on|op|am|le|el|em|il)\b(?=.*[\d@]).{5,400}\b(wrote|geskryf|skryf|schreef|schrieb|escrit|écrit|escribió|escreveu|scritto)\b.{0,120}:$/i
const headFrom = /^\*?(from|van|von|de)\s?:/i
const headDate = /^\*?(sent|date|gestuur|datum|verzonden|gesendet|envoyé|enviado)\s?:/i
const headSubject = /^\*?(subject|onderwerp|betreff|objet|asunto|assunto)\s?:/i
const sentFrom = /^(sent (from|via) |get outlook for |gestuur vanaf |verzonden (vanaf|met) |von meinem .* gesendet)/i

/**
 * Of the text of a mail what its writer added: without the mail that it answers, above, below or between
 * whose lines it stands, and without the signature.
 */
export function newWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n', mostLines)
  const kept: string[] = []
  for (let nth = 0; nth < lines.length; nth += 1) {
    const line = lines[nth]?.trimEnd() ?? ''
    if (isQuoted(line)) continue
    if (isSignature(line) || originalMessage.test(line.trim()) || beginsHead(lines, nth)) break
    const length = attributionLength(lines, nth)
    if (length > 0 && !isQuoted(firstWordsFrom(lines, nth + length))) break
    if (length > 0) nth += length - 1
    else kept.push(line)
  }
  return withoutEnd(kept)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>')
}

function isSignature(line: string): boolean {
  return line === '--'
}

/** As Outlook begins the mail that is answered: who, when, about what. */
function beginsHead(lines: readonly string[], nth: number): boolean {
  if (!headFrom.test(lines[nth]?.trim() ?? '')) return false
  const following = lines.slice(nth + 1, nth + 7).map((line) => line.trim())
  return following.some((line) => headDate.test(line)) && following.some((line) => headSubject.test(line))
}

/** "On Fri, 4 Dec 2026 at 10:05, Camp wrote:", which programs break over up to three lines; 0: it is none. */
function attributionLength(lines: readonly string[], nth: number): number {
  if (!/^\s*(on|op|am|le|el|em|il)\b/i.test(lines[nth] ?? '')) return 0
  const joined = (length: number) =>
    lines
      .slice(nth, nth + length)
      .map((line) => line.trim())
      .join(' ')
  return [1, 2, 3].find((length) => joined(length).length < 600 && attribution.test(joined(length))) ?? 0
}

function firstWordsFrom(lines: readonly string[], nth: number): string {
  return lines.slice(nth, nth + 5).find((line) => line.trim() !== '') ?? ''
}

/** Without the line that a telephone adds, or one that only parts. */
function withoutEnd(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const line = lines[last]?.trim() ?? ''
  if (last > 0 && (sentFrom.test(line) || /^[_-]{5,}$/.test(line))) return withoutEnd(lines.slice(0, last))
  return lines
}
