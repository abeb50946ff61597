import { SettingsPage } from '../pages/settings-page.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const template = words('whatsAppTemplates')

test('who saves a template of WhatsApp second sees what the other saved @nojs-long', async ({ tab, browser, baseURL }) => {
  const address = '/admin/whatsapp-config/booking_confirmation/en'
  const bothOpen = async (each: Tab) => {
    const form = new SettingsPage(each)
    await form.signIn('admin@demo.test')
    await each.open(address)
    return form
  }
  const own = await bothOpen(tab)
  const metaName = await own.field(template('metaName')).inputValue()
  const other = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: tab.hasScripts })
  const theirTab = new Tab(await other.newPage(), tab.hasScripts)
  const their = await bothOpen(theirTab)
  await their.field(template('metaName')).fill(`${metaName}_theirs`)
  await their.save()

  await own.field(template('metaName')).fill(`${metaName}_mine`)
  await own.press('Save')

  const notice = tab.page.getByRole('alert').filter({ hasText: 'saved this while you had it open' })
  await expect(notice).toContainText(`Theirs: ${metaName}_theirs`)
  await expect(notice).toContainText(`Yours: ${metaName}_mine`)
  await tab.isReady()
  await own.field(template('metaName')).fill(metaName)
  await own.save()
  await other.close()
})
