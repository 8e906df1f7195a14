import type { Modal, ModalFlow } from '@toolbox/modals'

type Step = Modal<{ name: string }>

export const welcomeModal: Step
export const listsModal: Step
export const doneModal: Step

/** The three steps a new user sees. */
export const onboardingFlow: ModalFlow<readonly [Step, Step, Step]>

/** Starts the flow for a user of this name. */
export function startOnboarding(name: string): Promise<void>
