import type { AccountNotice, AccountNotices } from '../account-notices.ts'

export class RecordingAccountNotices implements AccountNotices {
  readonly sent: AccountNotice[] = []

  async write(notice: AccountNotice): Promise<void> {
    this.sent.push(notice)
  }
}
