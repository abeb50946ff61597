import { Link, useLocation } from 'react-router'
import type { WireOrganisation } from '#server/wire/organisation-on-wire.ts'
import { embeddedAs } from '../../appearance/header-footer.ts'
import { phoneText } from '../../formatting/phone-text.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { whatsAppLink } from './whatsapp-link.ts'

type Contact = Pick<WireOrganisation, 'name' | 'businessNumber' | 'businessEmail'>

interface NeedHelpProps {
  readonly organisation: Contact
  /** Goes along with a message, so that the campsite finds the booking. */
  readonly reference: string | null
}

/** How to reach the campsite, in the same place on every page of a booking. */
export function NeedHelp({ organisation, reference, writeAt }: NeedHelpProps & { readonly writeAt?: string }) {
  const t = useText('help')
  return (
    <section aria-labelledby="need-help" className="rounded-card border border-line bg-surface p-5">
      <h2 id="need-help" className="text-lg">
        {t('needHelp')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('needHelpText')}</p>
      <HelpLinks organisation={organisation} reference={reference} />
      {writeAt && (
        <Link to={writeAt} className="no-print link inline-flex min-h-11 items-center gap-2.5">
          <Icon name="message-circle" />
          {t('writeMessage')}
        </Link>
      )}
    </section>
  )
}

export function HelpLinks({ organisation, reference }: NeedHelpProps) {
  const t = useText('help')
  const query = new URLSearchParams(useLocation().search)
  const { name, businessNumber, businessEmail } = organisation
  const greeting = reference ? t('whatsAppGreeting', { campsite: name, reference }) : `${name}: `
  const whatsApp = whatsAppLink(businessNumber, greeting)
  return (
    <ul className="mt-2">
      {businessNumber && (
        <HelpLink
          icon="phone"
          href={`tel:${businessNumber.replace(/[^+\d]/g, '')}`}
          text={t('call', { number: phoneText(businessNumber) })}
        />
      )}
      {whatsApp && <HelpLink icon="message-circle" href={whatsApp} text={t('whatsApp')} />}
      {businessEmail && (
        <HelpLink
          icon="mail"
          href={`mailto:${businessEmail}${reference ? `?subject=${encodeURIComponent(reference)}` : ''}`}
          text={t('writeTo', { address: businessEmail })}
        />
      )}
      {!businessNumber && !businessEmail && <HelpLink icon="mail" href={embeddedAs(query, '/contact')} text={t('contactUs')} />}
    </ul>
  )
}

function HelpLink({ icon, href, text }: { readonly icon: IconName; readonly href: string; readonly text: string }) {
  return (
    <li>
      <a href={href} className="link inline-flex min-h-11 max-w-full items-center gap-2.5">
        <Icon name={icon} />
        <span className="min-w-0 wrap-anywhere">{text}</span>
      </a>
    </li>
  )
}
