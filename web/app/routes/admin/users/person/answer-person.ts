import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { data, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { personFields } from './load-person.ts'
import { personForm } from './person-form.server.ts'

type Acts = Pick<UseCases, 'showPerson' | 'showLastChange' | 'changePerson' | 'banPerson' | 'liftBan' | 'endPersonSessions'>
type On = { readonly actor: Actor; readonly userId: UserId }

export async function answerPerson(useCases: Acts, on: On, form: FormData) {
  const texts = readForm(personForm, form)
  const { revision, shown } = texts
  const answer = await answerOf(useCases, on, texts)
  if (answer.ok) return redirect(withDone(`/admin/users/${on.userId}`, 'saved'), 303)
  const refusal = throwPageRefusals(answer.refusal)
  if (refusal.code !== 'overtaken') return data({ texts, problem: refusal.code, shown, revision, conflict: null }, 400)
  const { fields, code: _, ...overtaken } = refusal
  return data({ texts: { ...texts, ...fields }, problem: null, ...overtaken }, 409)
}

async function answerOf(useCases: Acts, on: On, texts: ReturnType<typeof personForm.parse>) {
  const { go, reason, firstName, lastName, role, shown, revision } = texts
  switch (go) {
    case 'ban':
      return useCases.banPerson.execute({ ...on, reason })
    case 'lift-ban':
      return useCases.liftBan.execute(on)
    case 'end-sessions':
      return useCases.endPersonSessions.execute(on)
    case 'save':
      return saveAsShown(useCases, {
        query: { actor: on.actor, organisationId: null, act: 'user.changed', subject: on.userId },
        posted: { shown, revision, typed: { firstName, lastName, role } },
        now: async () => {
          const now = valueOrThrowPage(await useCases.showPerson.execute(on))
          return { shown: personFields(now.person), revision: now.revision }
        },
        save: (since) => useCases.changePerson.execute({ ...on, firstName, lastName, role, revision: since }),
      })
  }
}
