import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('privacy')

export default function Page() {
  return <PolicyPage policy="privacy" />
}
