import type { ClientFeature } from '../../../core/client/clientFeature.ts'
import { ReportLink } from './ReportLink.tsx'

export default { slots: { pageActions: ReportLink } } satisfies ClientFeature
