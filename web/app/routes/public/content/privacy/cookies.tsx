import { RichText } from '#app/components/content/rich-text/rich-text.tsx'
import { useText } from '#app/wording/use-text.ts'

export function CookieTable() {
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
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('columnName')}</th>
            <th scope="col">{t('columnPurpose')}</th>
            <th scope="col">{t('columnLong')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, purpose, time }) => (
            <tr key={name}>
              <th scope="row" className="font-normal wrap-anywhere">
                {name}
              </th>
              <td>{purpose}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RichText text={t('storage')} />
    </>
  )
}
