import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { asPosted } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedPage, throwPageRefusals } from '#server/staff/refused-page.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import { type DeletionKind, deletionKinds } from './deletion-words.ts'
import { type Asking, deletions, type RowToDelete } from './deletions.server.ts'

interface DeletionRequest {
  readonly acts: UseCases
  readonly staff: StaffRequest
  readonly request: Request
  readonly id: string
}

export async function loadDeletion({ acts, staff, request, id }: DeletionRequest) {
  const kind = kindOf(request)
  return { kind, ...(await deletions[kind].find(askingOf(acts, staff), id)) }
}

const deletionForm = z.object({ revision: asPosted })

export async function answerDeletion({ acts, staff, request, id }: DeletionRequest) {
  const kind = kindOf(request)
  const asking = askingOf(acts, staff)
  const { backTo = `org-organisation/${kind}` } = await deletions[kind].find(asking, id)
  const { revision } = readForm(deletionForm, await request.formData())
  const deleted = await deletions[kind].carryOut(asking, id, revision)
  if (deleted.ok) return redirect(withDone(organisationAddress(staff.organisation.slug, backTo), 'deleted'), 303)
  const { code, ...facts } = throwPageRefusals(deleted.refusal)
  // Browsers ask for no page again after a refusal; whoever presses once more has seen what it is now.
  const now = code === 'changed-meanwhile' ? await deletions[kind].find(asking, id) : null
  return data({ problem: code, refused: valuesOf(facts), ...now }, 409)
}

/** The numbers of a refusal, and the names of plots in one text. */
function valuesOf({ plotNames, ...facts }: Readonly<Record<string, unknown>>): RowToDelete['values'] {
  const numbers = Object.entries(facts).filter((fact): fact is [string, number] => typeof fact[1] === 'number')
  return Object.fromEntries(Array.isArray(plotNames) ? [['plots', plotNames.join(', ')]] : numbers)
}

function askingOf(acts: UseCases, { actor, organisation, rights }: StaffRequest): Asking {
  return { acts, who: { actor, organisationId: organisation.id }, rights }
}

/** `/org/org-organisation/seasons/{id}/delete` is of `seasons`; with `.data` behind it when scripts ask. */
function kindOf({ url }: Request): DeletionKind {
  const parts = new URL(url).pathname.split('/')
  const kind = deletionKinds.find((each) => each === parts.at(-3))
  if (!kind) throw refusedPage('not-found')
  return kind
}
