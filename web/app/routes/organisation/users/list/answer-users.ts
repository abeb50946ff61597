import { accepted } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { MemberProblem } from '#app/components/staff/members/member-problems.ts'
import { type DoneMark, organisationAddress, withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import type { StaffRequest } from '#server/staff/staff-organisation.ts'
import { memberForm } from './member-form.server.ts'

/** The buttons of a row: `suspend`, `resume`, `again`; of who has not answered, `withdraw`. */
export async function answerUsers(
  context: Readonly<RouterContextProvider>,
  { actor, organisation }: Pick<StaffRequest, 'actor' | 'organisation'>,
  form: FormData,
) {
  const { suspendMember, inviteMemberAgain, withdrawInvitation } = context.get(useCases)
  const { intent, link: linkId } = readForm(memberForm, form)
  const who = { actor, organisationId: organisation.id, linkId }
  const address = (mark: DoneMark) => withDone(organisationAddress(organisation.slug, 'org-organisation/users'), mark)
  const done = (mark: DoneMark) => redirect(address(mark), 303)
  const refusedBecause = (problem: MemberProblem) => data({ problem }, statusOf(problem))

  if (intent === 'again') {
    const sent = await idempotentAct(context, { form, scope: `invited again by ${organisation.slug}` }, async () => {
      const again = await inviteMemberAgain.execute(who)
      return again.ok ? accepted(address('sent')) : again
    })
    return sent.ok ? redirect(sent.value, 303) : refusedBecause(sent.refusal.code)
  }
  if (intent === 'withdraw') {
    const { actor, organisationId } = who
    const withdrawn = await withdrawInvitation.execute({ actor, organisationId, invitationId: linkId })
    return withdrawn.ok ? done('saved') : refusedBecause(withdrawn.refusal.code)
  }
  const changed = await suspendMember.execute({ ...who, isSuspended: intent === 'suspend' })
  return changed.ok ? done('saved') : refusedBecause(changed.refusal.code)
}

function statusOf(problem: MemberProblem): number {
  if (problem === 'not-found') return 404
  return problem === 'not-permitted' ? 403 : 409
}
