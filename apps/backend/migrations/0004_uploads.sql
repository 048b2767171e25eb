CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"reference" text NOT NULL,
	"module_name" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "files_size" CHECK ("files"."byte_size" between 1 and 52428800),
	CONSTRAINT "files_hash" CHECK ("files"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" bigint NOT NULL,
	"chunk" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"hash" text NOT NULL,
	"is_stored" boolean NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_chunk_pk" PRIMARY KEY("upload_id","chunk"),
	CONSTRAINT "upload_chunks_number" CHECK ("upload_chunks"."chunk" between 1 and 100),
	CONSTRAINT "upload_chunks_size" CHECK ("upload_chunks"."byte_size" between 1 and 524288)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"file_code" text NOT NULL,
	"module_name" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_name" text NOT NULL,
	"state" text NOT NULL,
	"file_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_state" CHECK ("uploads"."state" in ('open', 'merged', 'cancelled')),
	CONSTRAINT "uploads_merged_has_file" CHECK (("uploads"."state" = 'merged') = ("uploads"."file_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_reference_unique" ON "files" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "files_tuid" ON "files" USING btree ("tuid");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE used_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_code_unique" ON "uploads" USING btree ("tuid","file_code");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_stored_name_unique" ON "uploads" USING btree ("stored_name");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_file_unique" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");