import type { AccountNotice, AccountNotices } from '@camp/application/people/account-notices.ts'
import { plainLetter, type WritingPorts } from '../messaging/plain-letter.ts'
import { accountNoticeLetter } from './account-notice-letter.ts'

export class AccountNoticeWriter implements AccountNotices {
  readonly #ports: WritingPorts

  constructor(ports: WritingPorts) {
    this.#ports = ports
  }

  async write(notice: AccountNotice): Promise<void> {
    const { written, randomness, publicUrl } = this.#ports
    const { email: to, language } = notice.account
    const letter = accountNoticeLetter(notice, publicUrl)
    await written.add(plainLetter({ id: randomness.uuid(), to, language, ...letter }, this.#ports))
  }
}
