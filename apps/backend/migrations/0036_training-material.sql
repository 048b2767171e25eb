CREATE TYPE "public"."training_question_kind" AS ENUM('single', 'multiple', 'trueFalse', 'order', 'text');--> statement-breakpoint
CREATE TABLE "training_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_chapters" (
	"chapter_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_chapters_chapter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1),
	"course_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"html" text NOT NULL,
	"clip" jsonb,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "training_chapters_minutes_positive" CHECK ("training_chapters"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "training_courses" (
	"course_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_courses_course_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"introduction" text NOT NULL,
	"position" integer NOT NULL,
	"content_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "training_media" (
	"course_id" bigint NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "training_media_course_id_name_pk" PRIMARY KEY("course_id","name")
);
--> statement-breakpoint
CREATE TABLE "training_questions" (
	"kct_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"kind" "training_question_kind" NOT NULL,
	"prompt" text NOT NULL,
	"options" jsonb NOT NULL,
	"right" jsonb NOT NULL,
	"explanation" text NOT NULL,
	CONSTRAINT "training_questions_kct_id_slug_pk" PRIMARY KEY("kct_id","slug")
);
--> statement-breakpoint
CREATE TABLE "training_tests" (
	"kct_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_tests_kct_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1),
	"course_id" bigint NOT NULL,
	"title" text NOT NULL,
	"minutes" integer NOT NULL,
	"pass_percent" integer NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "training_tests_minutes_positive" CHECK ("training_tests"."minutes" > 0),
	CONSTRAINT "training_tests_pass_percent_known" CHECK ("training_tests"."pass_percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "training_chapters" ADD CONSTRAINT "training_chapters_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_category_slug_training_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."training_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_media" ADD CONSTRAINT "training_media_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_questions" ADD CONSTRAINT "training_questions_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_tests" ADD CONSTRAINT "training_tests_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_chapters_slug_unique" ON "training_chapters" USING btree ("course_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "training_courses_slug_unique" ON "training_courses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "training_courses_category_slug" ON "training_courses" USING btree ("category_slug");--> statement-breakpoint
CREATE UNIQUE INDEX "training_tests_course_unique" ON "training_tests" USING btree ("course_id");