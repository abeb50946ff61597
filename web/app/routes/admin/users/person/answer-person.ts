import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { personForm } from './person-form.server.ts'

type Acts = Pick<UseCases, 'changePerson' | 'banPerson' | 'liftBan' | 'endPersonSessions'>
export async function answerPerson(useCases: Acts, on: { readonly actor: Actor; readonly userId: UserId }, form: FormData) {
  const texts = readForm(personForm, form)
  const answer = await answerOf(useCases, on, texts)
  if (answer.ok) return redirect(withDone(`/admin/users/${on.userId}`, 'saved'), 303)
  return data({ texts, problem: throwPageRefusals(answer.refusal).code }, 400)
}

function answerOf(
  useCases: Acts,
  on: { readonly actor: Actor; readonly userId: UserId },
  texts: ReturnType<typeof personForm.parse>,
) {
  const { go, reason, firstName, lastName, role } = texts
  switch (go) {
    case 'ban':
      return useCases.banPerson.execute({ ...on, reason })
    case 'lift-ban':
      return useCases.liftBan.execute(on)
    case 'end-sessions':
      return useCases.endPersonSessions.execute(on)
    case 'save':
      return useCases.changePerson.execute({ ...on, firstName, lastName, role })
  }
}
