export { mockDefaultData as GET } from '@/lib/template-mock/calls'
