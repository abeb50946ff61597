import { readFileSync } from 'node:fs'

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const chapters = [
  { name: 'V1 Encoding and sanitisation', requirements: 27 },
  { name: 'V2 Validation and business logic', requirements: 11 },
  { name: 'V3 Web frontend', requirements: 19 },
  { name: 'V4 API and web service', requirements: 10 },
  { name: 'V5 Files', requirements: 9 },
  { name: 'V6 Authentication', requirements: 35 },
  { name: 'V7 Sessions', requirements: 18 },
  { name: 'V8 Authorisation', requirements: 7 },
  { name: 'V9 Self-contained tokens', requirements: 7 },
  { name: 'V10 OAuth and OpenID Connect', requirements: 29 },
  { name: 'V11 Cryptography', requirements: 14 },
  { name: 'V12 Secure communication', requirements: 9 },
  { name: 'V13 Configuration', requirements: 13 },
  { name: 'V14 Data protection', requirements: 9 },
  { name: 'V15 Coding and architecture', requirements: 13 },
  { name: 'V16 Logging and errors', requirements: 16 },
  { name: 'V17 WebRTC', requirements: 7 },
] as const

const kinds = {
  test: 'A test shows it',
  code: 'The code does it; no test of its own',
  document: 'A document says it',
  absent: 'There is nothing of the kind here',
  waiver: 'Left to somebody else, or left on purpose',
  open: 'Not there yet',
} as const

type Kind = keyof typeof kinds

export interface Requirement {
  /** `V1.2.4`, or several of one section: `V4.3.1–2`. */
  readonly ids: string
  readonly chapter: number
  readonly count: number
  readonly kind: Kind
  readonly what: string
  /** Files of the repository, or a reason. */
  readonly shown: string
}

export function readRequirements(): readonly Requirement[] {
  const [, ...lines] = readFileSync(new URL('asvs.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map(toRequirement)
}

export function filesOf({ kind, shown }: Requirement): readonly string[] {
  return kind === 'test' || kind === 'code' || kind === 'document' ? shown.split(' ') : []
}

/** `docs/security.md`, as it has to be. */
export function securityPage(requirements: readonly Requirement[]): string {
  return [
    intro,
    totals(requirements),
    ...chapters.map((chapter, index) => section(chapter.name, ofChapter(requirements, index))),
  ].join('\n')
}

/** Chapters whose requirements are not all there, or more than there are. */
export function wrongChapters(requirements: readonly Requirement[]): readonly string[] {
  return chapters.flatMap(({ name, requirements: expected }, index) => {
    const found = countOf(ofChapter(requirements, index))
    return found === expected ? [] : [`${name}: ${found} of ${expected}`]
  })
}

const intro = `# Security, requirement by requirement

The requirements of levels 1 and 2 of the OWASP Application Security Verification Standard 5.0, in our words, and where each is shown. The
table is \`scripts/security/asvs.tsv\`; a test holds that no requirement is missing and that every file named here exists, and
\`npx vitest run --project unit scripts/security -u\` writes this page anew. What is open is open: it stands here so that nobody takes it
for done. How signing in is kept safe stands in [signing in](security-sign-in.md), who may do what in [rights](rights.md).
`

function totals(requirements: readonly Requirement[]): string {
  const rows = (Object.keys(kinds) as Kind[]).map((kind) => {
    return `| ${kind} | ${kinds[kind]} | ${countOf(requirements.filter((each) => each.kind === kind))} |`
  })
  return ['| | meaning | requirements |', '|---|---|---:|', ...rows, `| | | ${countOf(requirements)} |`, ''].join('\n')
}

function section(name: string, requirements: readonly Requirement[]): string {
  const rows = requirements.map((each) => `| ${each.ids} | ${each.kind} | ${each.what} | ${shownIn(each)} |`)
  return [`## ${name}\n`, '| | | requirement | where |', '|---|---|---|---|', ...rows, ''].join('\n')
}

function shownIn(requirement: Requirement): string {
  const files = filesOf(requirement)
  return files.length === 0 ? requirement.shown : files.map((file) => `\`${file}\``).join(', ')
}

function ofChapter(requirements: readonly Requirement[], index: number): readonly Requirement[] {
  return requirements.filter(({ chapter }) => chapter === index + 1)
}

function countOf(requirements: readonly Requirement[]): number {
  return requirements.reduce((sum, { count }) => sum + count, 0)
}

function toRequirement(text: string): Requirement {
  const [ids = '', kind = '', what = '', shown = ''] = text.split('\t')
  const [, chapter, first, last = first] = /^V(\d+)\.\d+\.(\d+)(?:–(\d+))?$/.exec(ids) ?? []
  if (!isKind(kind) || what === '' || shown === '') throw new Error(`asvs.tsv: "${text}"`)
  return { ids, chapter: Number(chapter), count: Number(last) - Number(first) + 1, kind, what, shown }
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(kinds, text)
}
