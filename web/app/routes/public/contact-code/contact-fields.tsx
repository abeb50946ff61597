import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ContactCodeReply } from './contact-reply.ts'

interface ContactFieldsProps {
  readonly channels: readonly string[]
  readonly country: string
  /** Two letters of the country, then its label. */
  readonly countries: readonly string[]
  readonly typed: ContactCodeReply['typed'] | undefined
  readonly errorOf: (field: string) => string | undefined
}

const words = { email: 'email', sms: 'sms', app: 'whatsApp' } as const

/** How the code comes, and to where; without scripts both fields are there, and the way says which counts. */
export function ContactFields({ channels, country, countries, typed, errorOf }: ContactFieldsProps) {
  const t = useText('contactCode')
  const chosen = channels.find((channel) => channel === typed?.channel) ?? channels[0]
  return (
    <>
      {channels.length > 1 ? (
        <ChoiceGroup id="channel" legend={t('by')}>
          <div className="grid gap-3 sm:grid-cols-3">
            {channels.map((channel) => (
              <RadioCard
                key={channel}
                name="channel"
                value={channel}
                label={t(words[channel as keyof typeof words])}
                defaultChecked={channel === chosen}
              />
            ))}
          </div>
        </ChoiceGroup>
      ) : (
        <input type="hidden" name="channel" value={chosen} />
      )}
      {channels.some((channel) => channel !== 'email') && (
        <div className="grid items-end gap-5 sm:grid-cols-2">
          <SelectField name="country" label={t('country')} autoComplete="country" defaultValue={typed?.country || country}>
            {countries.map((choice) => (
              <option key={choice} value={choice.slice(0, 2)}>
                {choice.slice(2)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="cell"
            type="tel"
            label={t('cell')}
            autoComplete="tel"
            inputMode="tel"
            defaultValue={typed?.cell}
            error={errorOf('cell')}
          />
        </div>
      )}
      {channels.includes('email') && (
        <TextField
          name="email"
          type="email"
          label={t('address')}
          autoComplete="email"
          inputMode="email"
          defaultValue={typed?.email}
          error={errorOf('email')}
          spellCheck={false}
        />
      )}
    </>
  )
}
