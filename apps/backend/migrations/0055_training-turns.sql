ALTER TYPE "public"."training_question_kind" ADD VALUE 'number';--> statement-breakpoint
ALTER TABLE "training_answers" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "training_answers" ADD COLUMN "turn" integer;--> statement-breakpoint
ALTER TABLE "training_questions" ADD COLUMN "unit" text;