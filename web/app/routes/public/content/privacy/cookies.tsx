import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import { useText } from '#app/wording/use-text.ts'

/** What each remembers first: its name alone says nothing, and is too long for a column on a phone. */
export function Cookies() {
  const t = useText('privacy')
  const rows = [
    { name: 'theme', purpose: t('themeCookie'), time: t('oneYear') },
    { name: 'user_country_id', purpose: t('countryCookie'), time: t('oneYear') },
    { name: 'next-auth.session-token', purpose: t('sessionCookie'), time: t('untilSignOut') },
    { name: 'next-auth.csrf-token, next-auth.callback-url', purpose: t('formCookie'), time: t('thisVisit') },
    { name: 'camp-device', purpose: t('deviceCookie'), time: t('oneYear') },
    { name: 'camp-code', purpose: t('codeCookie'), time: t('tenMinutes') },
    { name: 'camp-welcome', purpose: t('welcomeCookie'), time: t('thisVisit') },
    { name: 'camp-reader', purpose: t('readerCookie'), time: t('oneYear') },
  ]
  return (
    <>
      <ul className="max-w-[640px] divide-y divide-line">
        {rows.map(({ name, purpose, time }) => (
          <li key={name} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_11rem]">
            <p>{purpose}</p>
            <p className="text-ink-soft sm:text-right">{time}</p>
            <p className="text-sm text-ink-soft sm:col-span-2">
              <code className="wrap-anywhere">{name}</code>
            </p>
          </li>
        ))}
      </ul>
      <RichText text={t('storage')} />
    </>
  )
}
