import { longestCampsiteName } from '@camp/domain/organisations/longest-campsite-name.ts'
import { standardFee } from '@camp/domain/organisations/standard-fee.ts'
import { longestEmail } from '@camp/domain/people/email-address.ts'
import { longestKeptName } from '@camp/domain/people/person-name.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { PinMap } from '#app/components/aboard/pin-map.tsx'
import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { Honeypot } from '#app/components/content/enquiry/honeypot.tsx'
import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Findable } from '#app/components/findable.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import '#app/components/aboard/listing.css'
import '#app/components/content/content.css'
import type { Route } from './+types/route.ts'
import { answerListing } from './answer-listing.ts'
import { type ListingReply, listingWords, noListing } from './listing-reply.ts'
import { TownField } from './place-field.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { signIn } = context.get(requestFacts)
  const account = signIn.current?.account
  return { csrfToken: signIn.csrfToken, email: account?.email ?? null, isProved: account?.isEmailVerified ?? false }
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerListing(context.get(useCases), context.get(requestFacts), await request.formData())
}

/** A campsite comes aboard by itself: what it costs, and the four things that are needed to begin. */
export default function ListYourCampsite({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('listCampsite')
  const reply: ListingReply = actionData ?? { answers: noListing, problems: [], choices: [] }
  const problems = reply.problems.map(({ field, code }) => ({ ...(field && { field }), message: t(listingWords[code]) }))
  return (
    <div className="page py-8 sm:py-12">
      <Findable title={t('title')} description={t('description')} path="/list-your-campsite" hasErrors={problems.length > 0} />
      <div className="reading">
        <h1>{t('heading')}</h1>
        <p className="prose mt-2 text-lg text-ink-soft">{t('lead')}</p>
      </div>
      <div className="mt-8 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="lg:order-2">
          <Fee />
        </div>
        <div className="grid max-w-[640px] gap-6">
          <ErrorSummary problems={problems} />
          <ListingForm {...loaderData} reply={reply} problems={problems} />
        </div>
      </div>
    </div>
  )
}

function Fee() {
  const t = useText('listCampsite')
  return (
    <section aria-labelledby="fee" className="rounded-card border border-line bg-surface p-6">
      <h2 id="fee" className="text-lg">
        {t('feeTitle')}
      </h2>
      <p className="fee-figure mt-3">{t('feeFigure', { percent: standardFee.bookingFeePercentage })}</p>
      <p className="mt-1 text-ink-soft">{t('feeOf')}</p>
      <div className="mt-4">
        <RichText text={t('feeText')} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t('ratherTalk')}{' '}
        <Link to="/book-demo" className="link">
          {t('bookDemo')}
        </Link>
      </p>
    </section>
  )
}

interface ListingFormProps {
  readonly csrfToken: string
  readonly email: string | null
  readonly isProved: boolean
  readonly reply: ListingReply
  readonly problems: readonly { readonly field?: string; readonly message: string }[]
}

/** Sent as a document: whoever is signed in afterwards sees a header of their own. */
function ListingForm({ csrfToken, email, isProved, reply: { answers, choices }, problems }: ListingFormProps) {
  const t = useText('listCampsite')
  const [isPinned, setIsPinned] = useState(true)
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const field = (name: 'name' | 'firstName' | 'lastName' | 'email') => {
    return { name, label: t(name), defaultValue: answers[name], error: errorOf(name) }
  }
  return (
    <form method="post" noValidate className="grid gap-6">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {/* The first button of a form is the one that Enter presses: it is not the map. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('begin')}
      </button>
      <Honeypot label={t('leaveEmpty')} />
      <input type="hidden" name="pinnedPlace" value={answers.pinnedPlace} />
      <TextField {...field('name')} hint={t('nameHint')} autoComplete="organization" maxLength={longestCampsiteName} required />
      <div className="grid items-start gap-5">
        <TownField text={answers.place} error={errorOf('place')} choices={choices} onType={() => setIsPinned(false)} />
        <div>
          <p className="mb-2 text-sm text-ink-soft">
            {answers.latitude && isPinned ? t('pinned', { place: answers.place }) : t('orPoint')}
          </p>
          <PinMap latitude={isPinned ? answers.latitude : ''} longitude={isPinned ? answers.longitude : ''} />
        </div>
      </div>
      {email === null ? (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('firstName')} autoComplete="given-name" maxLength={longestKeptName} required />
            <TextField {...field('lastName')} autoComplete="family-name" maxLength={longestKeptName} isOptional />
          </div>
          <TextField
            {...field('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={longestEmail}
            required
          />
        </>
      ) : (
        <p>{t(isProved ? 'asProved' : 'asSignedIn', { email })}</p>
      )}
      <div>
        <Checkbox name="terms" value="yes" label={t('terms')} error={errorOf('terms')} defaultChecked={answers.terms === 'yes'} />
        <p className="text-sm">
          <Link to="/terms" className="link">
            {t('readTerms')}
          </Link>
        </p>
      </div>
      <div>
        <Button type="submit">{t(isProved ? 'list' : 'begin')}</Button>
      </div>
      <p className="text-sm text-ink-soft">{t('purpose')}</p>
    </form>
  )
}
