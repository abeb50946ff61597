import type { SignInPorts } from './sign-in-ports.ts'

type Ports = Pick<SignInPorts, 'sessions'>
type Token = { readonly token: string }

export class SignOut {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ token }: Token): Promise<void> {
    await this.#ports.sessions.end(token)
  }
}

/** On every device, this one too. */
export class SignOutEverywhere {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ token }: Token): Promise<void> {
    const session = await this.#ports.sessions.find(token)
    if (session) await this.#ports.sessions.endAll(session.userId)
  }
}
