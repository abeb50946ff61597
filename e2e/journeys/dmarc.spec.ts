import { readFileSync } from 'node:fs'
import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('dmarc')
const folder = new URL('../../adapters/src/dmarc/reading/fixtures/', import.meta.url)
const report = (name: string) => ({ name, mimeType: 'text/xml', buffer: readFileSync(new URL(name, folder)) })

test('reports are imported, each file is answered, and unknown senders stand first', { tag: '@nojs-long' }, async ({ tab }) => {
  const { page } = tab
  const desk = new SettingsPage(tab)
  await desk.signIn('admin@demo.test')
  await tab.open('/admin/reports/dmarc')

  await page
    .getByLabel(t('files'), { exact: true })
    .setInputFiles([
      report('rfc9990-sample.xml'),
      report('example.net!example.com!1529366400!1529452799.xml'),
      report('invalid_xml.xml'),
    ])
  await desk.press(t('import'))

  await expect(desk.row('rfc9990-sample.xml')).toContainText('Sample Reporter')
  await expect(desk.row('invalid_xml.xml')).toContainText(t('fault_not-well-formed'))
  const senders = page.getByRole('region', { name: t('senders') }).getByRole('rowheader')
  await expect(senders).toHaveText(['199.230.200.36', '192.0.2.123'])
  await expect(page.getByText('123 of 124 messages passed (99.2%), from 2 reports.')).toBeVisible()
  for (const name of [t('chartByDay'), t('chartBySender'), t('chartByDisposition')]) {
    await expect(page.getByRole('img', { name })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: t('chartBySender') })).toContainText(`199.230.200.36, ${t('unknown')}: 0.0% of 1`)
  await tab.isReady()
  await isForEverybody(tab, 'DMARC reports')
})

test('a mail that nobody could read is named until somebody looks at it', { tag: '@nojs-long' }, async ({ tab, database }) => {
  const { page } = tab
  const name = 'mail 11: Report Domain: camp.example Submitter: google.com'
  await database.putMailAside('1-11', name)
  const desk = new SettingsPage(tab)
  await desk.signIn('admin@demo.test')
  await tab.open('/admin/reports/dmarc')

  const aside = page.getByRole('region', { name: t('aside'), exact: true })
  await expect(aside).toContainText('tried these e-mails three times')
  await expect(aside.getByRole('rowheader')).toHaveText([name])
  await tab.isReady()
  await isForEverybody(tab, 'DMARC mails put aside')
})
