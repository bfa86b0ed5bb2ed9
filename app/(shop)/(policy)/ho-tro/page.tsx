import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('support')

export default function Page() {
  return <PolicyPage policy="support" />
}
