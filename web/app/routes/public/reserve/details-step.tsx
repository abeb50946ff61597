import { Button } from '#app/components/button.tsx'
import { usePhoneChannels } from '#app/components/channel-choices.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { TextArea } from '#app/components/text-area.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { partyText } from '#app/formatting/party-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireHold } from '#server/wire/reservation-on-wire.ts'
import type { GuestForm } from './guest-form.ts'
import { longestAnswers } from './problem-text.ts'

interface DetailsStepProps {
  readonly hold: WireHold
  readonly answers: GuestForm
  /** A line for each: two letters of the country, then its label. */
  readonly countries: string
  readonly errorOf: (field: string) => string | undefined
}

export function DetailsStep(props: DetailsStepProps) {
  const t = useText('reserve')
  return (
    <>
      <Guests hold={props.hold} />
      <Booker {...props} />
      <ForTheCampsite {...props} />
      <Checkbox
        name="optIntoMarketing"
        value="yes"
        label={t('marketing')}
        hint={t('marketingHint')}
        defaultChecked={props.answers.optIntoMarketing}
      />
      <div>
        <Button type="submit" name="go" value="next">
          {t('continue')}
        </Button>
      </div>
    </>
  )
}

/** Who comes was said on the picker; changing it means choosing again. */
function Guests({ hold }: { readonly hold: WireHold }) {
  const t = useText('reserve')
  const tc = useText('common')
  return (
    <section aria-labelledby="guests-title" className="rounded-card border border-line bg-surface p-5">
      <h2 id="guests-title" className="text-lg">
        {t('guestsTitle')}
      </h2>
      <ul className="mt-1">
        {hold.plots.map((plot) => (
          <li key={plot.plotId}>
            <span className="font-bold">{plot.plotName}</span>: {partyText(tc, plot)}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <button type="submit" name="go" value="release" className="link min-h-11">
          {t('changeGuests')}
        </button>
      </p>
      <p className="text-sm text-ink-soft">{t('changeGuestsHint')}</p>
    </section>
  )
}

function Booker({ answers, countries, errorOf }: DetailsStepProps) {
  const t = useText('reserve')
  const channels = usePhoneChannels()
  return (
    <section aria-labelledby="name-title" className="grid gap-5">
      <h2 id="name-title">{t('nameTitle')}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          defaultValue={answers.firstName}
          error={errorOf('firstName')}
          spellCheck={false}
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          defaultValue={answers.lastName}
          error={errorOf('lastName')}
          spellCheck={false}
        />
      </div>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        inputMode="email"
        defaultValue={answers.email}
        error={errorOf('email')}
        spellCheck={false}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField name="country" label={t('country')} autoComplete="country" defaultValue={answers.country}>
          {countries.split('\n').map((choice) => (
            <option key={choice} value={choice.slice(0, 2)}>
              {choice.slice(2)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="cell"
          type="tel"
          label={t('cell')}
          hint={t('cellHint')}
          autoComplete="tel"
          inputMode="tel"
          defaultValue={answers.cell}
          error={errorOf('cell')}
        />
      </div>
      {channels.length > 0 && (
        <ChoiceGroup id="verificationPreference" legend={t('channelTitle')}>
          <div className="grid gap-3 sm:grid-cols-2">
            {channels.map((channel) => (
              <RadioCard
                key={channel}
                name="verificationPreference"
                value={channel}
                label={t(channel === 'SMS' ? 'channelSms' : 'channelWhatsApp')}
                defaultChecked={channels.length === 1 || answers.verificationPreference === channel}
              />
            ))}
          </div>
        </ChoiceGroup>
      )}
      <div className="sm:max-w-72">
        <SelectField name="language" label={t('language')} defaultValue={answers.language}>
          <option value="en">{t('en')}</option>
          <option value="af">{t('af')}</option>
        </SelectField>
      </div>
    </section>
  )
}

function ForTheCampsite({ hold, answers, errorOf }: DetailsStepProps) {
  const t = useText('reserve')
  return (
    <section aria-labelledby="campsite-title" className="grid gap-5">
      <h2 id="campsite-title">{t('forTheCampsiteTitle')}</h2>
      <TextArea
        name="specialRequest"
        label={t('specialRequest')}
        hint={t('specialRequestHint')}
        isOptional
        rows={3}
        maxLength={longestAnswers.specialRequest}
        defaultValue={answers.specialRequest}
        error={errorOf('specialRequest')}
      />
      <TextArea
        name="allergies"
        label={t('allergies')}
        hint={t('allergiesHint', { campsite: hold.organisation.name })}
        isOptional
        rows={2}
        autoComplete="off"
        maxLength={longestAnswers.allergies}
        defaultValue={answers.allergies}
        error={errorOf('allergies')}
      />
      <div className="sm:max-w-72">
        <TextField
          name="vehiclePlate"
          label={t('vehiclePlate')}
          hint={t('vehiclePlateHint')}
          isOptional
          autoComplete="off"
          spellCheck={false}
          maxLength={longestAnswers.vehiclePlate}
          defaultValue={answers.vehiclePlate}
          error={errorOf('vehiclePlate')}
        />
      </div>
    </section>
  )
}
