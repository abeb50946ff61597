import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import type { KnownCountries, KnownCountry } from '@camp/application/import-export/known-countries.ts'
import type { ImportProblem } from '@camp/application/import-export/organisation-document.ts'
import type { DocumentInvalid, ReadOrganisationDocument } from '@camp/application/import-export/read-organisation-document.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import * as z from 'zod'
import { brokenReferences } from './broken-references.ts'
import { line, oneOf } from './expectations.ts'
import { organisationSchema } from './organisation-schema.ts'
import { toProblems } from './problem-text.ts'

/** The import format `organisations/1`, field by field; `docs/import-format.md` says it in prose. */
const documentSchema = z.strictObject({
  format: oneOf(['organisations/1']),
  currency: line(3),
  organisations: z.array(organisationSchema),
})

/** Of very many faults the first of the list are said, and how many more there are. */
const mostProblems = 200

export function readOrganisationDocument(
  document: unknown,
  countries: readonly KnownCountry[],
): Result<readonly ImportedOrganisation[], DocumentInvalid> {
  const parsed = documentSchema.safeParse(document)
  const faults = parsed.success ? [] : parsed.error.issues.flatMap((issue) => toProblems(issue, document))
  const problems = [...faults, ...brokenReferences(document, countries)]
  if (!parsed.success || problems.length > 0) return refused({ code: 'document-invalid', problems: bounded(problems) })
  return accepted(parsed.data.organisations satisfies readonly ImportedOrganisation[])
}

export class OrganisationDocumentReader implements ReadOrganisationDocument {
  readonly #countries: KnownCountries

  constructor({ knownCountries }: { readonly knownCountries: KnownCountries }) {
    this.#countries = knownCountries
  }

  async read(document: unknown): Promise<Result<readonly ImportedOrganisation[], DocumentInvalid>> {
    return readOrganisationDocument(document, await this.#countries.all())
  }
}

function bounded(problems: readonly ImportProblem[]): readonly ImportProblem[] {
  const more = problems.length - mostProblems
  if (more <= 0) return problems
  const others = { path: 'document', problem: `${more} more problems are not listed`, standsFor: more }
  return [...problems.slice(0, mostProblems), others]
}
