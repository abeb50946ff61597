import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import type { MemberProblem } from '#app/components/staff/members/member-problems.ts'
import { type DoneMark, organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import { memberForm } from './member-form.server.ts'

type Acts = Pick<UseCases, 'suspendMember' | 'inviteMemberAgain' | 'withdrawInvitation'>

/** The buttons of a row: `suspend`, `resume`, `again`; of who has not answered, `withdraw`. */
export async function answerUsers(
  useCases: Acts,
  { actor, organisation }: Pick<StaffRequest, 'actor' | 'organisation'>,
  form: FormData,
) {
  const { intent, link: linkId } = readForm(memberForm, form)
  const who = { actor, organisationId: organisation.id, linkId }
  const done = (mark: DoneMark) => redirect(withDone(organisationAddress(organisation.slug, 'org-organisation/users'), mark), 303)
  const refusedBecause = (problem: MemberProblem) => data({ problem }, statusOf(problem))

  if (intent === 'again') {
    const sent = await useCases.inviteMemberAgain.execute(who)
    return sent.ok ? done('sent') : refusedBecause(sent.refusal.code)
  }
  if (intent === 'withdraw') {
    const { actor, organisationId } = who
    const withdrawn = await useCases.withdrawInvitation.execute({ actor, organisationId, invitationId: linkId })
    return withdrawn.ok ? done('saved') : refusedBecause(withdrawn.refusal.code)
  }
  const changed = await useCases.suspendMember.execute({ ...who, isSuspended: intent === 'suspend' })
  return changed.ok ? done('saved') : refusedBecause(changed.refusal.code)
}

function statusOf(problem: MemberProblem): number {
  if (problem === 'not-found') return 404
  return problem === 'not-permitted' ? 403 : 409
}
