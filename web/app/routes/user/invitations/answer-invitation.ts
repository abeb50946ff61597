import type { AnswerInvitationRefusal } from '@camp/application/organisations/members/answer-invitation.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { enter } from '#app/components/auth/auth-post.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { RequestFacts } from '#server/request-scope.ts'
import { isOwnForm } from '#server/session/sign-in-facts.ts'
import { invitationAnswerForm } from './invitation-form.server.ts'

export type InvitationProblem = AnswerInvitationRefusal['code'] | 'form-too-old'

interface InvitationPost {
  readonly useCases: UseCases
  readonly facts: RequestFacts
  readonly form: FormData
}

/** Who accepts is somebody else from then on: signed in anew, on the campsite's page. */
export async function answerInvitation({ useCases, facts, form }: InvitationPost) {
  const { csrfToken, invitation: invitationId, go } = readForm(invitationAnswerForm, form)
  if (!isOwnForm(facts.signIn, csrfToken)) return data({ problem: 'form-too-old' as InvitationProblem }, { status: 403 })
  const { browser } = facts.signIn
  const accepts = go === 'accept'
  const answered = await useCases.answerInvitation.execute({ actor: facts.actor, invitationId, accepts, browser })
  if (!answered.ok) return data({ problem: answered.refusal.code as InvitationProblem }, { status: 409 })
  if (answered.value === null) return redirect('/user/invitations', 303)
  const { session, slug } = answered.value
  return enter({ useCases, facts }, session, organisationAddress(slug, 'org-organisation'))
}
