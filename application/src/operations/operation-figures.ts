export interface WaitingWork {
  /** That should have been done by now. */
  readonly due: number
  /** Seconds since the first of them was due; 0 when none is. */
  readonly oldestSeconds: number
}

export interface JobFigures {
  readonly name: string
  /** Beyond its time; 0 when it is not. */
  readonly lateSeconds: number
  readonly problem: string | null
}

/** What somebody who keeps the product running looks at first. */
export interface OperationFigures {
  /** Seen within the last minute. */
  readonly workers: number
  /** Seconds since any worker was there; null when none ever was. */
  readonly lastWorkerSeconds: number | null
  readonly jobs: readonly JobFigures[]
  readonly messages: WaitingWork & { readonly pending: number; readonly dead: number }
  readonly holds: { readonly live: number; readonly overdue: number }
  readonly refunds: WaitingWork
  /** Attempts of which the gateway has not said how they ended. */
  readonly payments: WaitingWork
  readonly channelMessages: WaitingWork
  readonly failingFeeds: number
}

export interface Operations {
  figures(): Promise<OperationFigures>
}
