import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SanitisedHtml } from '#app/components/sanitised-html.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'
import { documentAsTerm } from './documents.ts'
import type { GuestForm } from './guest-form.ts'
import { hasTicked, type Term, termField } from './problem-text.ts'

interface TermsStepProps {
  readonly hold: WireHold
  readonly answers: GuestForm
  readonly errorOf: (field: string) => string | undefined
}

/** The campsite's terms with their whole text open; the optional ones apart; this site's own last. */
export function TermsStep(props: TermsStepProps) {
  const t = useText('reserve')
  const { specialTerms } = props.hold
  const documents = props.hold.documents.map(documentAsTerm)
  const mandatory = specialTerms.filter(({ type }) => type === 'Mandatory')
  const optional = specialTerms.filter(({ type }) => type === 'Optional')
  return (
    <>
      {mandatory.length > 0 && (
        <section aria-labelledby="mandatory-title" className="grid gap-4">
          <h2 id="mandatory-title">{t('termsMandatoryTitle')}</h2>
          <p className="text-ink-soft">{t('termsLead', { campsite: props.hold.organisation.name })}</p>
          <Terms {...props} terms={mandatory} />
        </section>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents-title" className="grid gap-4">
          <h2 id="documents-title">{t('documentsTitle')}</h2>
          <p className="text-ink-soft">{t('documentsLead', { campsite: props.hold.organisation.name })}</p>
          <Terms {...props} terms={documents} />
        </section>
      )}
      {optional.length > 0 && (
        <section aria-labelledby="optional-title" className="grid gap-4">
          <h2 id="optional-title">{t('termsOptionalTitle')}</h2>
          <p className="text-ink-soft">{t('termsOptionalLead')}</p>
          <Terms {...props} terms={optional} />
        </section>
      )}
      <GeneralTerms {...props} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="go" value="next">
          {t('continue')}
        </Button>
        <Button type="submit" name="go" value="details" intent="secondary">
          {t('back')}
        </Button>
      </div>
    </>
  )
}

function Terms({ answers, errorOf, terms }: TermsStepProps & { readonly terms: readonly (Term & { readonly text: string })[] }) {
  const t = useText('reserve')
  return terms.map(({ id, name, type, text, isDocument }) => (
    <article key={id} className="rounded-card border border-line bg-surface p-5">
      <h3>{name}</h3>
      <div className="mt-2">
        <SanitisedHtml html={text} />
      </div>
      <div className="mt-3 border-t border-line pt-2">
        <Checkbox
          id={termField(id)}
          name={isDocument ? 'acknowledgedDocumentIds' : 'acceptedTermIds'}
          value={id}
          label={t(isDocument ? 'acknowledgeDocument' : type === 'Mandatory' ? 'acceptTerm' : 'agreeToTerm', { name })}
          hint={isDocument && type === 'Optional' ? t('optionalDocument') : undefined}
          error={errorOf(termField(id))}
          defaultChecked={hasTicked(answers, { id, isDocument })}
        />
      </div>
    </article>
  ))
}

function GeneralTerms({ answers, errorOf }: TermsStepProps) {
  const t = useText('reserve')
  return (
    <section aria-labelledby="general-title">
      <h2 id="general-title">{t('termsGeneralTitle')}</h2>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <NewTab to="/terms" text={t('readGeneralTerms')} />
        <NewTab to="/privacy" text={t('readPrivacy')} />
      </p>
      <Checkbox
        name="acceptsGeneralTerms"
        value="yes"
        label={t('acceptGeneral')}
        error={errorOf('acceptsGeneralTerms')}
        defaultChecked={answers.acceptsGeneralTerms}
      />
    </section>
  )
}

/** The form stays as it is while the guest reads. */
function NewTab({ to, text }: { readonly to: string; readonly text: string }) {
  const t = useText('reserve')
  return (
    <a href={to} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
      {text} <span className="sr-only">({t('opensInNewTab')})</span>
    </a>
  )
}
