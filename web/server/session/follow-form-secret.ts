import type { Log } from '../log.ts'

export interface FollowedSecret {
  readonly current: () => string
  /** Resolves when nothing is asked any more. */
  stop(): Promise<void>
}

/** Rule X11, in milliseconds. */
const pause = 10_000

/**
 * Reads the secret now and again and again, so that a request asks for nothing and a new one is soon known.
 */
export async function followFormSecret(
  read: () => Promise<string>,
  log: Pick<Log, 'warn'>,
  every = pause,
): Promise<FollowedSecret> {
  let secret = await read()
  let asking = Promise.resolve()
  const ask = async () => {
    try {
      secret = await read()
    } catch (error) {
      log.warn({ error }, 'the secret of the forms could not be read again')
    }
  }
  const timer = setInterval(() => {
    asking = asking.then(ask)
  }, every)
  timer.unref()
  return {
    current: () => secret,
    stop: async () => {
      clearInterval(timer)
      await asking
    },
  }
}
