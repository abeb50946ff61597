import type { Actor } from '@camp/application/shared/actor.ts'
import { templateRefusalText } from '@camp/application/whatsapp/template-delivery.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { TemplateMappingProblem } from '@camp/domain/whatsapp/judge-template-mapping.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { withDone } from '#app/components/staff/organisation-address.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { saveAsShown } from '#app/components/staff/settings-forms/save-as-shown.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { templateAct, templateForm, templateTestForm } from './template-forms.server.ts'

export interface TypedTemplate {
  readonly metaName: string
  readonly twilioContentSid: string
  readonly bodyOrder: string
  readonly urlButtons: string
  readonly isActive: boolean
}

type TestProblem = 'number-invalid' | 'quota-reached' | 'too-many-recipients' | 'failed'

/** What the form of the template holds, and what it was opened with. */
interface FilledTemplate {
  readonly typed: TypedTemplate
  readonly shown: object
  readonly revision: string
  readonly conflict: Conflict | null
}

export interface TemplateReply {
  readonly filled?: FilledTemplate
  readonly phoneNumber?: string
  readonly problems: readonly TemplateMappingProblem[]
  /** Why the test did not leave; `reason` is the provider's or ours, without numbers. */
  readonly test?: { readonly code: TestProblem; readonly reason: string | null }
}

interface TemplatePost {
  readonly context: Readonly<RouterContextProvider>
  readonly actor: Actor
  readonly key: { readonly name: string; readonly language: Language }
  readonly form: FormData
  /** The form as it would be opened now. */
  readonly now: () => Promise<{ readonly shown: TypedTemplate; readonly revision: string }>
}

export function answerTemplate(post: TemplatePost) {
  return readForm(templateAct, post.form).act === 'test' ? answerTest(post) : answerSave(post)
}

async function answerSave({ context, actor, key, form, now }: TemplatePost) {
  const posted = readForm(templateForm, form)
  const { typed } = posted
  const acts = context.get(useCases)
  const saved = await saveAsShown(acts, {
    query: { actor, organisationId: null, act: 'whatsapp-template', subject: `${key.name} ${key.language}` },
    posted,
    now,
    save: (revision) => acts.saveTemplateMapping.execute({ actor, ...key, revision, typed }),
  })
  if (saved.ok) return redirect(withDone(templateAddress(key), 'saved'), 303)
  const { refusal } = saved
  if (refusal.code === 'invalid') {
    return data<TemplateReply>({ filled: { ...posted, conflict: null }, problems: refusal.problems }, 400)
  }
  const { fields, code: _, ...overtaken } = refusal
  return data<TemplateReply>({ filled: { ...overtaken, typed: fields }, problems: [] }, 409)
}

async function answerTest({ context, actor, key, form }: TemplatePost) {
  const { phoneNumber } = readForm(templateTestForm, form)
  const sent = await idempotentAct(context, { form, scope: `test of ${templateAddress(key)}` }, async () => {
    const done = await context.get(useCases).sendTestTemplate.execute({ actor, ...key, phoneNumber })
    return done.ok ? accepted(withDone(templateAddress(key), 'sent')) : done
  })
  if (sent.ok) return redirect(sent.value, 303)
  const { refusal } = sent
  const refused = (code: TestProblem, reason: string | null, status: number) =>
    data<TemplateReply>({ phoneNumber, problems: [], test: { code, reason } }, status)
  switch (refusal.code) {
    case 'not-permitted':
      throw data({ code: refusal.code }, 403)
    case 'quota-reached':
      return refused(refusal.code, null, 429)
    case 'number-invalid':
    case 'too-many-recipients':
      return refused(refusal.code, null, 400)
    case 'unreachable':
      return refused('failed', refusal.detail, 502)
    default:
      return refused('failed', templateRefusalText(refusal), 400)
  }
}

export function templateAddress({ name, language }: TemplatePost['key']): string {
  return `/admin/whatsapp-config/${name}/${language}`
}
